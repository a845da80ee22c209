/** Made by tooling/hrv-engine.ts. */
declare module 'virtual:hrv-engine' {
  /** Undefined where the engine was not built. */
  export const engineUrl: string | undefined
}
