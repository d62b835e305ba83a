import { useDraft } from '../../parts/use-draft.ts'

type Target = { target: HTMLInputElement }

type Draft = Record<string, string | boolean>

type Options<Values> = {
  initial: Values
  validate: (draft: Values) => Record<string, string>
  onSubmit: (draft: Values) => void
}

/** A draft whose fields take their name, value and error from `bind`. All of them are required. */
export function useFields<Values extends Draft>(options: Options<Values>) {
  const { initial } = options
  const fields = useDraft<Values>(options)
  const { draft, problems, set } = fields
  const bind = (name: keyof Values & string) => ({
    name,
    required: true,
    autoComplete: 'off',
    value: String(draft[name]),
    error: problems[name],
    onChange: ({ target }: Target) => set({ [name]: target.value } as Partial<Values>),
  })
  /** A mask writes into its control, which therefore has only an initial value. */
  const bindMask = (name: keyof Values & string) => ({
    name,
    required: true,
    defaultValue: String(initial[name]),
    error: problems[name],
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      set({ [name]: currentTarget.value } as Partial<Values>),
  })
  return { ...fields, bind, bindMask }
}

/** The problems that have a text. */
export const listProblems = (problems: Record<string, string | false | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).flatMap(([name, text]) => (text ? [[name, text]] : [])))
