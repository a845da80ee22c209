import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import Film from './Film'
import type { TrainingTexts } from './texts'

const texts = {
  film_title: 'The training',
  captions: 'Captions',
  play: 'Play',
  pause: 'Pause',
  resume: 'Go on',
  has_film: true,
  chapters: [{ at: 0, title: 'Dana' }],
  scenes: [{ at: 0, picture: 'wall-push', words: 'This is Dana.' }],
} as TrainingTexts

afterEach(() => vi.restoreAllMocks())

const video = () => document.querySelector('video') as HTMLVideoElement

test('the film begins where its chapter begins, with captions and chapters', () => {
  render(<Film texts={texts} beginAt={70} />)
  fireEvent.loadedMetadata(video())
  expect(video().currentTime).toBe(70)
  expect([...video().querySelectorAll('track')].map(({ kind }) => kind)).toEqual(['captions', 'chapters'])
})

test('a browser that can play none of its kinds gets the drawn scenes', () => {
  render(<Film texts={texts} beginAt={0} />)
  const [webm, mp4] = video().querySelectorAll('source')
  fireEvent.error(webm as Element)
  expect(video()).not.toBeNull()
  fireEvent.error(mp4 as Element)
  expect(video()).toBeNull()
  expect(screen.getByText('This is Dana.')).toBeInTheDocument()
})

test('where no film was made the scenes are drawn at once', () => {
  render(<Film texts={{ ...texts, has_film: false }} beginAt={0} />)
  expect(video()).toBeNull()
  expect(screen.getByText('This is Dana.')).toBeInTheDocument()
})

test('files that had failed before the page could hear of it are given up for the drawn scenes', () => {
  const { NETWORK_NO_SOURCE } = HTMLMediaElement
  vi.spyOn(HTMLMediaElement.prototype, 'networkState', 'get').mockReturnValue(NETWORK_NO_SOURCE)
  render(<Film texts={texts} beginAt={0} />)
  expect(video()).toBeNull()
  expect(screen.getByText('This is Dana.')).toBeInTheDocument()
})
