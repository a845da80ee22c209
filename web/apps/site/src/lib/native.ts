interface NativeWindow {
  webkit?: { messageHandlers?: Record<string, { postMessage: (message: unknown) => void }> }
  Capacitor?: { isNativePlatform?: () => boolean }
}

const HANDLER = 'evenkeel'

const nativeWindow = () => window as unknown as NativeWindow

export const isNativeApp = () =>
  Boolean(nativeWindow().webkit?.messageHandlers?.[HANDLER] ?? nativeWindow().Capacitor?.isNativePlatform?.())

/** Hands a tap over to the app round the page; false where there is none. */
export function callNative(name: string): boolean {
  const handler = nativeWindow().webkit?.messageHandlers?.[HANDLER]
  handler?.postMessage({ name })
  return Boolean(handler)
}
