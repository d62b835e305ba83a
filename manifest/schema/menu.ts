import { z } from 'zod'
import { linkPath } from './path.ts'
import { iconName, text } from './text.ts'

/** The semantic colours of the theme. */
export const tone = z.enum(['primary', 'secondary', 'success', 'info', 'warning', 'danger', 'neutral'])

const badgeText = z.union([text, z.number().transform(String)])

/** A text, a text with its colour, or a number that codegen counts. */
const badge = z.union([
  badgeText,
  z.strictObject({ text: badgeText, color: tone.optional() }),
  z.strictObject({ count: z.literal('consultas'), color: tone.optional() }),
])

const missing = (key: string) => ({
  code: 'custom' as const,
  message: `Falta a chave "${key}"`,
  params: { code: 'missing-key' },
})

const entryKeys = {
  title: text.optional(),
  icon: iconName.optional(),
  link: linkPath.optional(),
  isHide: z.boolean().optional().describe('Esconde a trilha nesta entrada'),
  badge: badge.optional(),
}

const grandchild = z.strictObject(entryKeys).superRefine((entry, context) => {
  if (entry.title === undefined) context.addIssue(missing('title'))
  if (entry.link === undefined) context.addIssue(missing('link'))
})

function withChildren<Child extends z.ZodType>(child: Child) {
  return z.strictObject({
    ...entryKeys,
    isOpen: z.boolean().optional().describe('O grupo começa aberto'),
    children: z.array(child).optional(),
  })
}

const needsTitleAndLink = (
  entry: { title?: string | undefined; link?: string | undefined; children?: unknown[] | undefined },
  context: z.core.$RefinementCtx,
) => {
  if (entry.title === undefined) context.addIssue(missing('title'))
  if (entry.link === undefined && !entry.children?.length) context.addIssue(missing('link'))
}

const child = withChildren(grandchild).superRefine(needsTitleAndLink)

/** A section header, a link, or a group; groups nest to the third level. */
const entry = withChildren(child)
  .extend({ header: text.optional().describe('Cabeçalho de seção') })
  .superRefine((value, context) => {
    if (value.header === undefined) return needsTitleAndLink(value, context)
    for (const key of ['title', 'link', 'children', 'icon', 'badge'] as const)
      if (value[key] !== undefined)
        context.addIssue({
          code: 'custom',
          path: [key],
          message: `Um cabeçalho não tem "${key}"`,
          params: { code: 'unknown-key' },
        })
  })

const userMenuEntry = z
  .strictObject({
    title: text,
    icon: iconName.optional(),
    link: linkPath.optional(),
    action: z.enum(['logout']).optional(),
  })
  .superRefine((value, context) => {
    if (value.link === undefined && value.action === undefined) context.addIssue(missing('link'))
  })

const bottomBarEntry = z.strictObject({
  title: text,
  icon: iconName.optional(),
  link: linkPath,
  badge: badge.optional(),
  avatar: z.boolean().optional().describe('Mostra o avatar no lugar do ícone'),
  dot: text
    .optional()
    .describe(
      'Mostra um ponto vermelho enquanto há notificações não lidas; o texto é lido por leitores de tela',
    ),
})

/** `manifest/menu.yaml`: every menu of the layout. */
export const menuFile = z.strictObject({
  sidebar: z.array(entry).default([]),
  userMenu: z.array(userMenuEntry).default([]),
  bottomBar: z.array(bottomBarEntry).default([]),
  topMenu: z.array(entry).default([]),
})

export type MenuFile = z.output<typeof menuFile>
export type Tone = z.output<typeof tone>
