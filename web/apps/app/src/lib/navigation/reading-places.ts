import { stored } from '../device/stored'

/** How far each article was read here, 0 to 1. */
export const readingPlaces = stored<Record<string, number>>('reading_places')
