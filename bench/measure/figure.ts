/** What is measured: the product, what its goals compare it with, and its own earlier or other ways. */
export const subjects = {
  averigua: 'Averigua',
  floor: 'React e CSS',
  'react-admin': 'react-admin',
  antd: 'antd',
  tanstack: 'TanStack',
  node: 'node -e 0',
  component: 'Componente',
}

export type Subject = keyof typeof subjects

/** One value of one round. `measure` ends with its unit in brackets, where it has one. */
export type Figure = { measure: string; subject: Subject; value: number }

/** The values of one measure and subject, in the order of their rounds. */
export const valuesOf = (figures: readonly Figure[], measure: string, subject: Subject): number[] =>
  figures
    .filter((figure) => figure.measure === measure && figure.subject === subject)
    .map(({ value }) => value)
