import type { Place } from '../../../../manifest/contract/studio.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import {
  choiceField,
  FieldError,
  type NewPartKind,
  omitEmpty,
  type PartSource,
  selectKnown,
  textField,
} from './new-part.ts'

const faqFile = 'content/faq.yaml'
const changelogFile = 'content/changelog.yaml'

const listSections = ({ manifest }: PartSource) =>
  (manifest.faq?.value.sections ?? []).map(({ title }, index) => ({ value: String(index), label: title }))

export const question: NewPartKind = {
  listFields: (source, near) => [
    choiceField('section', 'Seção', listSections(source), {
      value: selectKnown(listSections(source), near?.file === faqFile ? String(near.path[1]) : undefined),
    }),
    textField('question', 'Pergunta'),
    textField('answer', 'Resposta', { isLong: true }),
  ],
  build({ section = '', question, answer }, { manifest, edit }) {
    const index = manifest.faq?.value.sections[Number(section)]?.questions.length
    if (index === undefined) throw new FieldError('section', 'Esta seção não existe')
    const place: Place = { file: faqFile, path: ['sections', Number(section), 'questions', index] }
    return { texts: edit([{ op: 'set', place, value: { question, answer } }]), place }
  },
}

const changeKinds = [
  { value: 'added', label: 'Algo novo' },
  { value: 'changed', label: 'Algo que mudou' },
  { value: 'fixed', label: 'Um defeito corrigido' },
  { value: 'removed', label: 'Algo que deixou de existir' },
]

export const release: NewPartKind = {
  listFields: () => [
    textField('version', 'Versão', { help: 'Por exemplo: 2.1.0.' }),
    textField('date', 'Data', { value: formatToday(), help: 'Ano, mês e dia, como 2026-01-31.' }),
    textField('summary', 'Resumo', { isOptional: true, isLong: true }),
    choiceField('kind', 'Primeira mudança', changeKinds, { value: 'added' }),
    textField('text', 'O que mudou', { help: 'Para quem usa o produto, numa frase.', isLong: true }),
  ],
  build({ version = '', date, summary, kind, text }, { manifest, edit }) {
    if (manifest.changelog?.value.releases.some((one) => one.version === version))
      throw new FieldError('version', `A versão ${version} já existe`)
    const list: Place = { file: changelogFile, path: ['releases'] }
    const value = omitEmpty<Json>({ version, date, summary, changes: [{ kind, text }] as Json })
    return {
      texts: edit([{ op: 'insert', place: list, index: 0, value }]),
      place: { ...list, path: ['releases', 0] },
      paths: { kind: [['changes', 0, 'kind']], text: [['changes', 0, 'text']] },
    }
  },
}

/** Returns the date in Brazil, where the releases are read. */
const formatToday = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date())
