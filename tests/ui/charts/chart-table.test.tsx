import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ChartTable } from '@/ui/charts/chart-table.tsx'
import { renderInApp } from '../../support/render-in-app.tsx'

afterEach(cleanup)

it('shows no zero for a value that a series lacks', async () => {
  const categories = ['Janeiro', 'Fevereiro'].map((title) => ({ label: title, title }))
  const series = [
    { name: 'Livros', color: 'teal', values: [0, 2] } as const,
    { name: 'Jogos', color: 'amber', values: [3] } as const,
  ]
  await renderInApp(
    <ChartTable label="Vendas" data={{ categories, series, format: (value) => `${value} un.` }} />,
  )
  const cells = [...document.querySelectorAll('tbody td')].map(({ textContent }) => textContent)
  expect(cells).toEqual(['0 un.', '3 un.', '2 un.', '—'])
})
