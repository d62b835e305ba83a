import { lowerFirst } from '@manifest/contract/lower-first.ts'
import { type LeadKind, leadKinds, type SubjectWords, subjectWords } from '@manifest/kinds/index.ts'
import { relativeTime } from '@/lib/format/relative-time.ts'
import type { SessionEntry } from '@/state/session.ts'

const mapKinds = (describe: (words: SubjectWords) => string) =>
  Object.fromEntries(leadKinds.map((kind) => [kind, describe(subjectWords(kind))])) as Record<
    LeadKind,
    string
  >

export const kindTitles = mapKinds(({ title }) => title)

/** The word for a subject of a kind, as in 'Abrir pessoa'. */
export const subjectNouns = mapKinds(({ noun }) => noun)

/** 'mesmo CPF', 'mesma placa'. */
export const sharedValueTexts = mapKinds(
  ({ title, isFeminine }) => `${isFeminine ? 'mesma' : 'mesmo'} ${lowerFirst(title)}`,
)

/** Describes the value that led to a consulta: "por telefone", "por CPF do sócio". */
export const formatOrigin = (label: string) => `por ${lowerFirst(label)}`

/** Says that the session has an answer: "respondido há 5 minutos, sem custo". */
export const formatAnswered = (at: number) => `respondido ${relativeTime(at, Date.now())}, sem custo`

/** Names the button that sends a query again: after a failure it is another try. */
export const formatRepeat = (outcome: SessionEntry['outcome']) =>
  outcome === 'failed' ? 'Tentar de novo' : 'Consultar de novo'
