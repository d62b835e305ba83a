import type { BaseModel, ModelFamily } from '../../../codegen/compile/resolve/model.ts'
import { resolveBrand } from '../../../codegen/compile/resolve/resolve-brand.ts'
import { completeModel } from '../../../codegen/compile/resolve/resolve-model.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'

/** Returns variant `number` of a family, with one field and one block. */
export function definition(family: string, path: string, number: number): ConsultaDefinition {
  return {
    id: `${family}/${number}`,
    family,
    variant: number,
    path: number === 1 ? path : `${path}/${number}`,
    title: `Variante ${number}`,
    fields: [{ kind: 'cpf', name: 'cpf', label: 'CPF', required: true }],
    request: { source: 'gateway', get: '/cpf/{cpf}' },
    result: [{ block: 'fields', items: [{ label: 'Nome', value: 'nome', sensitive: false }] }],
    example: { nome: 'Fulana' },
    examples: [],
  }
}

export function family(name: string, path: string, count: number): ModelFamily {
  const variants = Array.from({ length: count }, (_, index) => definition(name, path, index + 1))
  return { family: name, title: name.toUpperCase(), path, defaults: {}, variants }
}

/** A model with a page of each layout, a menu with a group and two families. */
const base: BaseModel = {
  app: {
    product: 'Teste',
    storagePrefix: 'teste',
    titles: { initial: 'Dashboard - Teste', route: 'Teste {path}' },
    footer: { year: 2024, rights: 'Todos os direitos reservados' },
    assets: 'dash',
    preferences: {
      isRTL: false,
      darkMode: true,
      isCollapsed: false,
      semiDarkMode: false,
      skin: 'default',
      contentWidth: 'full',
      type: 'vertical',
      menuHidden: false,
      navBarType: 'sticky',
      footerType: 'static',
      mobileMenu: false,
      isMonochrome: false,
      customizer: false,
    },
    auth: { login: '/', home: '/dashboard' },
    searchPlaceholder: 'Página ou consulta',
  },
  locale: { locale: 'pt-BR', currency: 'BRL' },
  brand: resolveBrand({ brandFiles: new Map() }, 'Teste'),
  auth: {
    provider: 'local',
    roles: ['analista', 'gestor'],
    defaultRoles: ['analista'],
    seedRoles: ['gestor'],
    lockKeepsMinutes: 480,
  },
  purposes: ['Análise de crédito'],
  cases: { isOffered: true, retentionDays: 90 },
  sidebar: [
    { header: 'menu' },
    {
      id: '1',
      title: 'Painel',
      isOpen: true,
      children: [
        { id: '1.0', title: 'Visão', link: '/dashboard' },
        {
          id: '1.1',
          title: 'Mais',
          isOpen: false,
          children: [{ id: '1.1.0', title: 'Segundo projeto', link: '/projects/2' }],
        },
      ],
    },
    { id: '2', title: 'CPF', link: '/consulta/cpf/2' },
  ],
  topMenu: [],
  userMenu: [{ title: 'Sair', action: 'logout' }],
  bottomBar: [],
  routes: [
    {
      pattern: '/consulta/telefone/cpf/:variant?',
      layout: 'app',
      page: 'consultas/page',
      title: 'Telefone',
      family: 'telefone-cpf',
    },
    {
      pattern: '/consulta/cpf/:variant?',
      layout: 'app',
      page: 'consultas/page',
      title: 'CPF',
      family: 'cpf',
    },
    {
      pattern: '/projects/:id',
      layout: 'app',
      page: 'pages/project',
      title: 'Projeto',
    },
    {
      pattern: '/dashboard',
      layout: 'app',
      page: 'pages/dashboard',
      title: 'Visão Geral',
    },
    { pattern: '/', layout: 'public', page: 'pages/login', title: 'Entrar' },
  ],
  breadcrumbs: {
    '/consulta/cpf/:variant?': { trail: [], isHide: true },
    '/projects/:id': { trail: [{ title: 'Painel' }, { title: 'Mais', link: '/dashboard' }] },
    '/dashboard': { trail: [{ title: 'Painel' }] },
  },
  redirects: [{ layout: 'app', from: '*', to: '/dashboard' }],
  families: [family('cpf', '/consulta/cpf', 2), family('telefone-cpf', '/consulta/telefone/cpf', 1)],
  familyOrder: { 'telefone-cpf': 1 },
  dossies: [],
  leads: {},
  suppliers: { byName: {}, requests: {} },
  sources: {
    mode: 'demo',
    sources: {
      gateway: {
        baseUrl: 'https://gateway.example/v1',
        baseUrlEnv: 'VITE_GATEWAY_URL',
        timeoutMs: 1000,
        retries: 0,
        credentials: 'omit',
      },
      unused: { baseUrl: 'https://unused.example', timeoutMs: 1000, retries: 0, credentials: 'omit' },
      other: { baseUrl: 'https://other.example/api', timeoutMs: 1000, retries: 0, credentials: 'omit' },
    },
    imageHosts: ['https://fotos.example/pasta'],
  },
  pricing: { plans: [], notes: [] },
  faq: { sections: [] },
  changelog: { releases: [] },
  menuIcons: ['LuHouse', 'LuSearch'],
  cast: { references: {} },
  castNames: {},
  catalogueIcons: [],
}

export const createModel = (changes: Partial<BaseModel> = {}) => completeModel({ ...base, ...changes })

export const smallModel = createModel()
