import { useIsOnline } from '@evenkeel/api'
import { nativeBridge, useIsActive } from '@evenkeel/native'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { answerBack } from '../lib/navigation/back'

/** What comes from outside of the page: a link or a notification that was opened, the back button, coming and going. */
export function NativeEvents() {
  const navigate = useNavigate()
  // The router makes another function at each step; a listener that comes and goes could miss what happens in between.
  const latest = useRef(navigate)
  latest.current = navigate
  useEffect(() => nativeBridge().onDeepLink((path) => latest.current(path)), [])
  useEffect(() => nativeBridge().onBackButton(() => answerBack(nativeBridge().leave)), [])
  useResting()
  useConnection()
  return null
}

/** While nobody looks, nothing moves; who comes back sees what is true now. */
function useResting() {
  const isActive = useIsActive()
  useEffect(() => {
    focusManager.setFocused(isActive)
    document.documentElement.toggleAttribute('data-resting', !isActive)
  }, [isActive])
}

/** By itself the library takes every page to begin with a connection, and would not notice that one has come. */
function useConnection() {
  const isOnline = useIsOnline()
  useEffect(() => onlineManager.setOnline(isOnline), [isOnline])
}
