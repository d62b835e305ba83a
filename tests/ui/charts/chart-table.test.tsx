import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ChartKey } from '@/ui/charts/chart-key.tsx'
import { ChartTable } from '@/ui/charts/chart-table.tsx'
import { renderInApp } from '../../support/render-in-app.tsx'

afterEach(cleanup)

it('shows no zero for a value that a series lacks', async () => {
  const categories = ['Janeiro', 'Fevereiro'].map((title) => ({ label: title, title }))
  const series = [
    { name: 'Livros', color: 'first', values: [0, 2] } as const,
    { name: 'Jogos', color: 'second', values: [3] } as const,
  ]
  await renderInApp(
    <ChartTable label="Vendas" data={{ categories, series, format: (value) => `${value} un.` }} />,
  )
  const cells = [...document.querySelectorAll('tbody td')].map(({ textContent }) => textContent)
  expect(cells).toEqual(['0 un.', '3 un.', '2 un.', '—'])
})

it('says which category is partial, in the table and in the key', async () => {
  const categories = [
    { label: '19/11', title: '19 de novembro' },
    { label: '20/11', title: '20 de novembro', isPartial: true },
  ]
  const series = [{ name: 'Livros', color: 'first', values: [4, 1] } as const]
  const data = { categories, series, format: String }
  await renderInApp(
    <>
      <ChartKey data={data} />
      <ChartTable label="Vendas" data={data} />
    </>,
  )
  const heads = [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
  expect(heads).toEqual(['19 de novembro', '20 de novembro, parcial'])
  const key = [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(key).toEqual(['Livros5', '20/11 parcial'])
})
