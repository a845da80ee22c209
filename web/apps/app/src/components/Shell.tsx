import { Outlet } from 'react-router'
import { HelpBar } from './HelpBar'
import { UpdateNotice } from './UpdateNotice'

/** Stands around every screen. */
export function Shell() {
  return (
    <>
      <HelpBar />
      <UpdateNotice />
      <Outlet />
    </>
  )
}
