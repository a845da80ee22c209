import type { Plugin } from 'vite'

/** Sends the browser for the fonts with the page, not when the first text asks for them. */
export function preloadFonts(): Plugin {
  let base = '/'
  return {
    name: 'evenkeel:preload-fonts',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: base + name, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  }
}
