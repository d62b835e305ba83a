import { expect, it } from 'vitest'
import { findEmittedRoute } from '../../support/emitted-route.ts'

/** The public routes of the specification. The test fails if one is missing, whatever the manifest says. */
const publicPaths = [
  '/',
  '/register',
  '/forgot-password',
  '/forgot-password2',
  '/forgot-password3',
  '/lock-screen',
  '/lock-screen2',
  '/lock-screen3',
  '/404',
  '/coming-soon',
  '/under-construction',
]

/** The specification's routes inside the layout. tests/product/demos has the template's pages. */
const layoutPaths = [
  '/dashboard',
  '/consulta/cpf',
  '/consulta/cpf/2',
  '/consulta/cpf/3',
  '/consulta/cpf/4',
  '/consulta/cpf/5',
  '/consulta/cpf/6',
  '/consulta/cpf/7',
  '/consulta/cpf/8',
  '/consulta/cpf/9',
  '/consulta/cpf/10',
  '/consulta/cpf/11',
  '/consulta/cpf/12',
  '/consulta/cnpj',
  '/consulta/cnpj/2',
  '/consulta/cnpj/3',
  '/consulta/cnpj/4',
  '/consulta/cnpj/5',
  '/consulta/judicial',
  '/consulta/score',
  '/consulta/bacen',
  '/consulta/placa',
  '/consulta/telefone',
  '/consulta/telefone/cpf',
  '/consulta/email',
  '/consulta/foto',
  '/consulta/cadsus',
  '/consulta/nome',
  '/consulta/cep',
  '/working',
  '/pacotes',
  '/pricing',
  '/profile',
  '/settings',
  '/faq',
  '/notifications',
  '/changelog',
]

it.each(publicPaths)('%s is a public page', async (path) => {
  expect(await findEmittedRoute(path)).toEqual({ layout: 'public', path })
})

it.each(layoutPaths)('%s is a page in the layout', async (path) => {
  expect(await findEmittedRoute(path)).toEqual({ layout: 'app', path })
})

it.each(['/no/such/page', '/consulta/cpf/999'])('%s has no page', async (path) => {
  expect(await findEmittedRoute(path)).toBeUndefined()
})
