type PasswordRule = { text: string; isMet: (password: string) => boolean }

export const passwordRules: PasswordRule[] = [
  { text: 'Oito caracteres ou mais', isMet: (password) => password.length >= 8 },
  {
    text: 'Uma letra maiúscula e uma minúscula',
    isMet: (password) => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
  },
  { text: 'Um número', isMet: (password) => /\d/.test(password) },
]
