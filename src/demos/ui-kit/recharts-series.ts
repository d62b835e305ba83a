/** In a chunk of their own, so that the page shows its first charts without them. */
export const files = import.meta.glob('./recharts/[3-9]*.tsx', { eager: true })
