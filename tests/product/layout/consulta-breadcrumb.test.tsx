import { cleanup } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Breadcrumb } from '@/layout/breadcrumb.tsx'
import { loadFamily } from '@/routes/load-family.ts'
import { app } from '../../../src/generated/app.ts'
import { families } from '../../../src/generated/consultas/index.ts'
import { renderInApp } from '../../support/render-in-app.tsx'

async function renderTrail(path: string, family: keyof typeof families) {
  await loadFamily(family)
  await renderInApp(
    <MemoryRouter initialEntries={[path]}>
      <Breadcrumb />
    </MemoryRouter>,
  )
  const trail = [...document.querySelectorAll('li:not([aria-hidden])')].map((item) => ({
    title: item.textContent,
    link: item.querySelector('a')?.getAttribute('href'),
    isCurrent: item.getAttribute('aria-current') === 'page',
  }))
  cleanup()
  return trail
}

const loadTitle = async (family: keyof typeof families, variant: number) =>
  (await families[family]()).default.variants[variant]?.title ?? ''

it.each([
  ['the first variant', '/consulta/cpf', 'cpf', 1, ''],
  ['another variant', '/consulta/cpf/3', 'cpf', 3, ''],
  ['a slash at its end', '/consulta/cpf/3/', 'cpf', 3, ''],
  ['the last variant, with a slash', '/consulta/cnpj/5/', 'cnpj', 5, ''],
  ['a family below the path of another', '/consulta/telefone/cpf', 'telefone-cpf', 1, ''],
  ['the same with a slash', '/consulta/telefone/cpf/', 'telefone-cpf', 1, ''],
  ['the family above it', '/consulta/telefone', 'telefone', 1, ''],
  ['other letters', '/Consulta/CPF/7', 'cpf', 7, ''],
  ['a batch', '/consulta/cpf/2/lote', 'cpf', 2, ' em lote'],
] as const)('names the consulta like its heading: %s', async (_, path, family, variant, suffix) => {
  const trail = await renderTrail(path, family)
  const title = (await loadTitle(family, variant)) + suffix
  expect(trail.at(-1)).toEqual({ title, link: undefined, isCurrent: true })
  expect(trail.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
})

const catalogue = { title: 'Consultas', link: app.catalogue }

it.each([
  ['a family of several', '/consulta/cpf/7', 'cpf', [catalogue, { title: 'CPF', link: '/consulta/cpf' }]],
  ['a family of one', '/consulta/cep', 'cep', [catalogue, { title: 'CEP', link: undefined }]],
  ['a family of one with its title, once', '/consulta/telefone/cpf', 'telefone-cpf', [catalogue]],
  [
    'a batch',
    '/consulta/cpf/2/lote',
    'cpf',
    [
      catalogue,
      { title: 'CPF', link: '/consulta/cpf' },
      { title: 'Situação cadastral na Receita Federal', link: '/consulta/cpf/2' },
    ],
  ],
] as const)('links to the page that lists the consulta: %s', async (_, path, family, above) => {
  const [, ...trail] = await renderTrail(path, family)
  expect(trail.slice(0, -1).map(({ title, link }) => ({ title, link }))).toEqual(above)
})
