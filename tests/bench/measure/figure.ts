/** Titles of the targets: the product, its peers, and its own variants. */
export const targetTitles = {
  averigua: 'Averigua',
  floor: 'React e CSS',
  'react-admin': 'react-admin',
  antd: 'antd',
  'antd-rich': 'antd, página igual',
  tanstack: 'TanStack',
  node: 'node -e 0',
  proxy: 'Proxy em Fastify',
  component: 'Componente',
}

export type BenchTarget = keyof typeof targetTitles

/** One value of one round. `measure` ends with its unit in parentheses, if it has one. */
export type Figure = { measure: string; target: BenchTarget; value: number }

/** Returns the values of one measure and target, in round order. */
export const selectValues = (figures: readonly Figure[], measure: string, target: BenchTarget): number[] =>
  figures.filter((figure) => figure.measure === measure && figure.target === target).map(({ value }) => value)
