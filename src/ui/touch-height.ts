/** The least height of what fingers press: 44 px on phones. */
export const touchHeight = { base: '11', md: '0' } as const
