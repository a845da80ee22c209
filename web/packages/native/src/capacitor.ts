/** Capacitor puts this object into the page before our script runs; only the parts used here are declared. */
export interface Capacitor {
  isNativePlatform: () => boolean
  getPlatform: () => string
  nativePromise: (plugin: string, method: string, options?: object) => Promise<unknown>
  addListener: (plugin: string, event: string, listen: (data: unknown) => void) => { remove: () => Promise<void> }
}

export const presentCapacitor = (): Capacitor | undefined => {
  const { Capacitor: found } = globalThis as { Capacitor?: Capacitor }
  return found?.isNativePlatform() ? found : undefined
}

/** `./dev native` writes these settings into the page of a shell. */
export interface ShellSettings {
  /** The origin of our server. */
  server: string
  /** Whether the shell was made with the files that push needs; without them the plugin would crash on Android. */
  push: boolean
  products: { product_id: string; plan: string }[]
}

const META = 'evenkeel-shell'

export function readShellSettings(): ShellSettings {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${META}"]`)?.content
  if (!text) throw new Error(`this shell was made without <meta name="${META}">: run ./dev native`)
  return JSON.parse(text) as ShellSettings
}
