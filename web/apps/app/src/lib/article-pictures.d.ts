/** Made by tooling/article-pictures.ts from content/pictures/articles. */
declare module 'virtual:article-pictures' {
  /** What stands inside an <svg> of 320 by 200, by article; an article of an operator's own may have none. */
  export const articlePictures: Readonly<Record<string, string | undefined>>
}
