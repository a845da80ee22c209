/** The server refuses anything shorter, and says the same. */
export const SHORTEST_PASSWORD = 10
