import { useFrame } from './frame'

/** Answers the address of a page in the reader's language, where it has one. */
export function useLocalPath(): (path: string) => string {
  const { language, spoken } = useFrame()
  return (path) => {
    if (language === 'en' || !spoken.includes(path)) return path
    return path === '/' ? `/${language}` : `/${language}${path}`
  }
}
