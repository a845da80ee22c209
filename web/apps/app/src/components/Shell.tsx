import { Outlet } from 'react-router'
import { HelpBar } from './HelpBar'
import { UpdateNotice } from './UpdateNotice'

/** What stands around every screen. */
export function Shell() {
  return (
    <>
      <HelpBar />
      <UpdateNotice />
      <Outlet />
    </>
  )
}
