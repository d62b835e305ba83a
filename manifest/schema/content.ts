import * as z from 'zod'
import { about, choice, flag } from './about.ts'
import { iconName, longText, text, title } from './text.ts'

const plan = z.strictObject({
  name: text.meta(about('Nome do plano', 'Essencial')),
  summary: longText.meta(about('Para quem é, numa frase', 'Para o dia a dia de uma equipe pequena.')),
  price: text.default('a definir').meta(about('O preço como se mostra', 'R$ 199')),
  examplePrice: text
    .optional()
    .meta(about('O preço que só a demonstração mostra, marcado como exemplo', 'R$ 199')),
  period: text.optional().meta(about('O que vem depois do preço', 'por mês')),
  credits: z
    .number()
    .positive()
    .max(1_000_000_000)
    .optional()
    .meta(about('Quantos créditos o plano dá; na demonstração, dá para comprá-los', 500)),
  isFeatured: flag('Destaca o plano entre os outros'),
  features: z
    .array(text)
    .default([])
    .meta(about('O que o plano dá, uma linha cada', ['Até cinco usuários'])),
})

/** `manifest/content/pricing.yaml` */
export const pricingFile = z.strictObject({
  intro: longText
    .optional()
    .meta(about('O parágrafo antes dos planos', 'As consultas são pagas com créditos.')),
  plans: z
    .array(plan)
    .meta(about('Os planos, na ordem em que aparecem', [{ name: 'Avulso', summary: 'Para uso eventual.' }])),
  notes: z
    .array(text)
    .default([])
    .meta(about('Observações sob os planos', ['Preços sem impostos.'])),
})

const question = z.strictObject({
  question: text.meta(about('A pergunta', 'Como faço uma consulta?')),
  answer: longText.meta(about('A resposta, em texto simples', 'Escolha a consulta e preencha o formulário.')),
  isDemonstration: z
    .boolean()
    .optional()
    .meta(about('Só aparece se a instalação é só de demonstração', true)),
})

const section = z.strictObject({
  title: title.meta(about('Título da seção', 'Consultas')),
  icon: iconName.optional(),
  questions: z
    .array(question)
    .meta(about('As perguntas da seção', [{ question: 'Quanto custa?', answer: 'Um crédito.' }])),
})

/** `manifest/content/faq.yaml` */
export const faqFile = z.strictObject({
  intro: longText
    .optional()
    .meta(about('O parágrafo antes das seções', 'Como consultar e o que fazer nos erros.')),
  sections: z.array(section).meta(about('As seções, na ordem', [{ title: 'Consultas', questions: [] }])),
})

const changeKind = choice({
  added: 'Algo novo',
  changed: 'Algo que passou a ser de outro modo',
  fixed: 'Um defeito corrigido',
  removed: 'Algo que deixou de existir',
})

const change = z.strictObject({
  kind: changeKind.meta(about('De que tipo é a mudança', 'added')),
  text: longText.meta(about('O que mudou, para quem usa o produto', 'Dossiês de pessoa, empresa e veículo.')),
})

const release = z.strictObject({
  version: z.union([text, z.number().transform(String)]).meta(about('O número da versão', '2.0.0')),
  date: z.iso.date('Escreva a data como 2024-01-31').meta(about('O dia, como ano-mês-dia', '2024-01-31')),
  summary: longText.optional().meta(about('A versão numa frase', 'Um assunto, muitas vistas.')),
  changes: z.array(change).meta(about('O que mudou', [{ kind: 'fixed', text: 'A busca ignora acentos.' }])),
})

/** `manifest/content/changelog.yaml`, newest release first. Dates are ISO 8601. */
export const changelogFile = z.strictObject({
  releases: z
    .array(release)
    .meta(
      about('As versões, da mais nova para a mais antiga', [
        { version: '2.0.0', date: '2024-01-31', changes: [] },
      ]),
    ),
})

export type Pricing = z.output<typeof pricingFile>
export type Faq = z.output<typeof faqFile>
export type Changelog = z.output<typeof changelogFile>
