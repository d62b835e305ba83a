import * as z from 'zod'
import { about, choice, control } from './about.ts'
import { access } from './access.ts'
import { linkPath } from './path.ts'
import { iconName, text, title } from './text.ts'
import { tone } from './tone.ts'

/** Longer badges do not fit beside their title. */
const maxBadgeLength = 20

const badgeText = z.union([
  text
    .max(maxBadgeLength, {
      error: ({ input }) =>
        `O selo tem no máximo ${maxBadgeLength} caracteres, e este tem ${String(input).length}`,
    })
    .refine((written) => !/^-\d/.test(written), 'O selo não pode ser negativo'),
  z.number().min(0, 'O selo não pode ser negativo').transform(String),
])

const badgeColor = tone.optional().meta(about('A cor do selo', 'success'))

const counted = choice({ consultas: 'Quantas variantes de consulta o produto tem' })

/** A name of a number that codegen counts. */
export type Counted = z.output<typeof counted>

/** A text, a text with a colour, or a number that codegen counts. */
const badge = z
  .union([
    badgeText,
    z.strictObject({ text: badgeText.meta(about('O texto do selo', 'Novo')), color: badgeColor }),
    z.strictObject({ count: counted.meta(about('O que se conta', 'consultas')), color: badgeColor }),
  ])
  .meta({
    ...about('Um selo ao lado do título: um texto, { text, color } ou { count: consultas }', '22 Módulos'),
    ...control('badge'),
  })

const missingKeyIssue = (key: string) => ({
  code: 'custom' as const,
  message: `Falta a chave "${key}"`,
  params: { missing: [key] },
})

const entryKeys = {
  title: title.optional().meta(about('O que se lê no menu', 'Consultas')),
  icon: iconName.optional(),
  link: linkPath.optional(),
  isHide: z.boolean().optional().meta(about('Esconde a trilha na página desta entrada', true)),
  badge: badge.optional(),
  access,
}

type LinkedEntry = { title?: string | undefined; link?: string | undefined }

/** Refuses an entry with the title and the link of an earlier one of its list. */
function refuseRepeated(entries: readonly LinkedEntry[], context: z.core.$RefinementCtx) {
  const isSame = (index: number) => (other: LinkedEntry) =>
    other.link !== undefined && other.link === entries[index]?.link && other.title === entries[index]?.title
  for (const [index, { title }] of entries.entries())
    if (entries.slice(0, index).some(isSame(index)))
      context.addIssue({
        code: 'custom',
        path: [index],
        message: `A entrada "${title}" já está nesta lista`,
        params: { hint: 'apague uma das duas' },
      })
}

const grandchild = z
  .strictObject(entryKeys, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' && issue.keys.includes('children')
        ? 'O menu tem três níveis, e esta entrada já está no terceiro: ponha as outras ao lado dela'
        : undefined,
  })
  .superRefine((entry, context) => {
    if (entry.title === undefined) context.addIssue(missingKeyIssue('title'))
    if (entry.link === undefined) context.addIssue(missingKeyIssue('link'))
  })
  .meta({ required: ['title', 'link'] })

function withChildren<Child extends z.ZodType<LinkedEntry>>(child: Child) {
  return z.strictObject({
    ...entryKeys,
    isOpen: z.boolean().optional().meta(about('O grupo começa aberto', true)),
    children: z
      .array(child)
      .superRefine(refuseRepeated)
      .optional()
      .meta(about('As entradas do grupo; há três níveis', [{ title: 'Visão Geral', link: '/dashboard' }])),
  })
}

const requireTitleAndLink = (
  entry: { title?: string | undefined; link?: string | undefined; children?: unknown[] | undefined },
  context: z.core.$RefinementCtx,
) => {
  if (entry.title === undefined) context.addIssue(missingKeyIssue('title'))
  if (entry.link === undefined && !entry.children?.length) context.addIssue(missingKeyIssue('link'))
}

/** The same rule in JSON Schema, for editors. */
const titleAndLink = [{ required: ['title', 'link'] }, { required: ['title', 'children'] }]

const child = withChildren(grandchild).superRefine(requireTitleAndLink).meta({ anyOf: titleAndLink })

/** A section header, a link, or a group. Groups nest up to the third level. */
const entry = withChildren(child)
  .extend({ header: text.optional().meta(about('Cabeçalho de seção, sem nenhuma outra chave', 'Módulos')) })
  .superRefine((value, context) => {
    if (value.header === undefined) return requireTitleAndLink(value, context)
    for (const key of ['title', 'link', 'children', 'icon', 'badge', 'access', 'isHide', 'isOpen'] as const)
      if (value[key] !== undefined)
        context.addIssue({
          code: 'custom',
          path: [key],
          message: `Um cabeçalho não tem "${key}"`,
          params: { code: 'unknown-key' },
        })
  })
  .meta({
    id: 'menuEntry',
    ...about('Um cabeçalho, um link ou um grupo', { title: 'Consultas', icon: 'LuSearch', link: '/pacotes' }),
    anyOf: [...titleAndLink, { required: ['header'] }],
  })

const action = choice({ logout: 'Sai da conta' })

const userMenuEntry = z
  .strictObject({
    title: title.meta(about('O que se lê no menu', 'Perfil')),
    icon: iconName.optional(),
    link: linkPath.optional(),
    action: action.optional().meta(about('O que a entrada faz, no lugar de levar a uma página', 'logout')),
    access,
  })
  .superRefine((value, context) => {
    if (value.link === undefined && value.action === undefined) context.addIssue(missingKeyIssue('link'))
    if (value.link !== undefined && value.action !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['link'],
        message: 'Use "link" ou "action", não os dois',
        params: { hint: 'apague link: quem escolhe a entrada não iria à página' },
      })
  })
  .meta({
    ...about('Um link, ou uma ação', { title: 'Perfil', icon: 'LuUser', link: '/profile' }),
    anyOf: [{ required: ['link'] }, { required: ['action'] }],
  })

const bottomBarEntry = z
  .strictObject({
    title: title.meta(about('O que se lê sob o ícone', 'Módulos')),
    icon: iconName.optional(),
    link: linkPath,
    badge: badge.optional(),
    avatar: z.boolean().optional().meta(about('Mostra o avatar no lugar do ícone', true)),
    dot: text
      .optional()
      .meta(
        about(
          'Mostra um ponto vermelho enquanto há notificações não lidas; o texto é lido por leitores de tela',
          'Há notificações não lidas',
        ),
      ),
    access,
  })
  .meta(about('Um link da barra do telefone', { title: 'Módulos', icon: 'LuLayers', link: '/pacotes' }))

/** `manifest/menu.yaml`: every menu of the layout. */
export const menuFile = z.strictObject({
  sidebar: z
    .array(entry)
    .superRefine(refuseRepeated)
    .default([])
    .meta({
      ...about('O menu ao lado', [{ header: 'Módulos' }, { title: 'Consultas', link: '/pacotes' }]),
      ...control('menu'),
    }),
  userMenu: z
    .array(userMenuEntry)
    .superRefine(refuseRepeated)
    .default([])
    .meta(about('O menu do usuário, no cabeçalho', [{ title: 'Sair', icon: 'LuLogOut', action: 'logout' }])),
  bottomBar: z
    .array(bottomBarEntry)
    .superRefine(refuseRepeated)
    .default([])
    .meta(about('A barra de baixo, no telefone', [{ title: 'Perfil', link: '/profile', avatar: true }])),
  topMenu: z
    .array(entry)
    .superRefine(refuseRepeated)
    .default([])
    .meta({
      ...about('O que a disposição horizontal mostra depois do menu ao lado', [
        { title: 'CEP', icon: 'LuMapPin', link: '/consulta/cep' },
      ]),
      ...control('menu'),
    }),
})

export type MenuFile = z.output<typeof menuFile>
export type Tone = z.output<typeof tone>
