/** Every request is in one of these four states; a button that sends one shows which. */
export type RequestState = 'unstarted' | 'fetching' | 'success' | 'error'
