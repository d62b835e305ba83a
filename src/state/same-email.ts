/** Compares e-mails without surrounding space and case. */
export const isSameEmail = (one: string, other: string) => normaliseEmail(one) === normaliseEmail(other)

export const normaliseEmail = (email: string) => email.trim().toLowerCase()
