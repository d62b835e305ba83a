/** The minimum height of touch targets: 44 px on phones. */
export const touchHeight = { base: '11', md: '0' } as const
