const NAME = 'evenkeel.wanted-path'

/** The address that somebody without a session came for. It lives as long as the tab. */
export const wantedPath = {
  read: () => sessionStorage.getItem(NAME) ?? undefined,
  keep: (path: string) => sessionStorage.setItem(NAME, path),
  forget: () => sessionStorage.removeItem(NAME),
}
