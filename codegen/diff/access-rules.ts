import { changedFrom, changedKey, changedTo, type Rule } from './rule.ts'

/** What shuts people out, or asks them for more than before. */
export const accessRules: Rule[] = [
  {
    name: 'access-narrowed',
    subjects: ['route', 'consulta', 'dossie'],
    problem(change) {
      if (changedKey(change) !== 'access') return undefined
      const [before, after] = [listOf(changedFrom(change)), listOf(changedTo(change))]
      if (after.length === 0) return undefined
      if (before.length === 0) return `todos podiam ver; agora, só quem tem o papel ${after.join(' ou ')}`
      const gone = missingIn(after, before)
      return gone.length === 0 ? undefined : `quem só tem o papel ${gone.join(' ou ')} deixou de ver`
    },
  },
  {
    // Whoever asks has one more question to answer, and a gateway that knows nothing of purposes is sent one.
    name: 'purpose-required',
    subjects: ['consulta'],
    problem: (change) =>
      changedKey(change) === 'purpose' && changedTo(change) === 'required'
        ? 'a consulta passou a exigir a finalidade'
        : undefined,
  },
  {
    name: 'purpose-removed',
    subjects: ['app'],
    problem(change) {
      if (changedKey(change) !== 'purposes') return undefined
      const gone = missingIn(listOf(changedTo(change)), listOf(changedFrom(change)))
      return gone.length === 0 ? undefined : `não há mais a finalidade ${gone.join(', ')}`
    },
  },
  {
    name: 'role-removed',
    subjects: ['app'],
    problem(change) {
      if (changedKey(change) !== 'auth.roles') return undefined
      const gone = missingIn(listOf(changedTo(change)), listOf(changedFrom(change)))
      return gone.length === 0
        ? undefined
        : `o papel ${gone.join(', ')} deixou de existir: quem só o tem vê o que é de todos`
    },
  },
  {
    name: 'accounts-changed',
    subjects: ['app'],
    problem: (change) =>
      changedKey(change) === 'auth.provider' ? 'as contas de antes não entram mais' : undefined,
  },
  {
    name: 'token-required',
    subjects: ['source'],
    problem: (change) =>
      changedKey(change) === 'auth' && changedTo(change) === 'bearer'
        ? 'a fonte passou a receber o token do provedor: quem entra sem ele deixa de ser atendido'
        : undefined,
  },
]

const listOf = (names: unknown) => (names ?? []) as string[]

const missingIn = (after: string[], before: string[]) => before.filter((name) => !after.includes(name))
