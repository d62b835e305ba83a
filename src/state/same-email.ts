/** E-mails are compared without surrounding space and without regard to case. */
export const isSameEmail = (one: string, other: string) => normalise(one) === normalise(other)

const normalise = (email: string) => email.trim().toLowerCase()
