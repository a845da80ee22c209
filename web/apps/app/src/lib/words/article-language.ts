/** Articles are written in English, whatever language the app speaks: a voice and a screen reader have to know. */
export const ARTICLE_LANGUAGE = 'en'
