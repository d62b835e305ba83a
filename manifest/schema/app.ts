import { z } from 'zod'
import { linkPath, routePath } from './path.ts'
import { identifier, text } from './text.ts'
import { absoluteUrl, urlOrRootPath } from './url.ts'

/** Layout preferences, with the values that they have where a manifest names none. */
const preferences = z.strictObject({
  isRTL: z.boolean().default(false),
  darkMode: z.boolean().default(true),
  isCollapsed: z.boolean().default(false),
  semiDarkMode: z.boolean().default(false),
  skin: z.enum(['default', 'bordered']).default('default'),
  contentWidth: z.enum(['full', 'boxed']).default('full'),
  type: z.enum(['vertical', 'horizontal']).default('vertical'),
  menuHidden: z.boolean().default(false),
  navBarType: z.enum(['sticky', 'static', 'floating', 'hidden']).default('sticky'),
  footerType: z.enum(['sticky', 'static', 'hidden']).default('static'),
  mobileMenu: z.boolean().default(false),
  isMonochrome: z.boolean().default(false),
  customizer: z.boolean().default(false),
})

const seedUser = z.strictObject({
  name: text,
  email: z.email('Escreva um e-mail, como pessoa@exemplo.com.br'),
  password: text.describe('Senha de demonstração; é mostrada por npm start'),
})

/** `manifest/app.yaml`: what the product is called and how it starts. */
export const appFile = z.strictObject({
  product: text.describe('Nome do produto'),
  storagePrefix: identifier.default('averigua').describe('Prefixo das chaves no armazenamento do navegador'),
  description: text.optional().describe('Uma frase sobre o produto'),
  titles: z
    .strictObject({
      initial: text.default('Dashboard - {product}'),
      route: text.default('{product} {path}'),
    })
    .prefault({}),
  footer: z
    .strictObject({
      year: z.int().min(1900).max(9999).default(2024),
      rights: text.default('Todos os direitos reservados'),
      vendor: z.strictObject({ name: text, url: absoluteUrl }).optional(),
    })
    .prefault({}),
  assets: identifier.default('dash').describe('Pasta dos arquivos estáticos'),
  preferences: preferences.prefault({}),
  auth: z
    .strictObject({
      login: routePath.default('/'),
      home: routePath.default('/dashboard'),
      register: routePath.optional().describe('Onde se cria uma conta'),
      forgotPassword: routePath.optional().describe('A página de quem esqueceu a senha'),
      seedUser: seedUser.optional(),
    })
    .prefault({}),
  notifications: z
    .strictObject({
      url: urlOrRootPath,
      page: linkPath.optional().describe('A página que mostra todas as notificações'),
    })
    .optional(),
  catalogue: linkPath.optional().describe('A página do catálogo de consultas'),
  credits: linkPath.optional().describe('A página dos créditos, aonde vai quem ficou sem eles'),
})

export type AppFile = z.output<typeof appFile>
export type Preferences = z.output<typeof preferences>
