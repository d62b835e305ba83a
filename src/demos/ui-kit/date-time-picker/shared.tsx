export const twoColumns = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }
