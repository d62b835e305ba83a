import { Box, type BoxProps, Grid, type GridProps } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import { notify } from '@/ui/feedback/notify.ts'
import type { FieldErrors } from '@/ui/forms/check.ts'
import { type InputProps, TextField } from '@/ui/forms/field.tsx'
import { SwitchField } from '@/ui/forms/switch-field.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { DateField, TimeField } from './date-field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { useDraft } from './use-draft.ts'

type Option = { readonly value: string; readonly label: string }

type Name<Draft> = keyof Draft & string

/** Returns the error of a value; nothing for a valid one. */
type FieldCheck<Draft> = (value: string, draft: Draft) => string | false | undefined

/** A field of a form as data. Functions get the draft. */
export type FieldSpec<Draft> = {
  name: Name<Draft>
  label: string | ((draft: Draft) => string)
  kind?: 'text' | 'area' | 'date' | 'time' | 'select' | 'chips' | 'switch'
  /** The field is marked, and an empty value has this error; `true` marks it only. */
  required?: string | true
  check?: FieldCheck<Draft>
  help?: ReactNode | ((draft: Draft) => ReactNode)
  options?: readonly Option[]
  /** Rendered before the name of a chip. */
  renderMark?: (option: Option) => ReactNode
  /** Further attributes of the input or text area. */
  input?: Omit<InputProps, 'required' | 'value' | 'onChange' | 'ref'> & { rows?: number }
  /** Values that a change brings with it; without it only the field changes. */
  change?: (value: string, draft: Draft) => Partial<Draft>
  /** Rewrites the text when the focus leaves the field. */
  normalize?: (text: string) => string
  place?: BoxProps
}

/** Fields beside each other on wide screens. */
type FieldRow<Draft> = { row: FormSpec<Draft>; columns?: GridProps['templateColumns']; gap?: string }

/** A part of a form that no field describes. */
type FormPart<Draft> = (form: FormState<Draft>) => ReactNode

export type FormSpec<Draft> = readonly (FieldSpec<Draft> | FieldRow<Draft> | FormPart<Draft>)[]

export type FormState<Draft> = {
  draft: Draft
  problems: FieldErrors
  set: (changes: Partial<Draft>) => void
}

const twoColumns = { base: '1fr', sm: '1fr 1fr' }

/** The fields of a form, bound to its draft by name. */
export function SpecFields<Draft extends object>({
  spec,
  form,
}: {
  spec: FormSpec<Draft>
  form: FormState<Draft>
}): ReactNode {
  return spec.map((part, index) => {
    if (typeof part === 'function') return <Fragment key={index}>{part(form)}</Fragment>
    if ('row' in part)
      return (
        <Grid key={index} templateColumns={part.columns ?? twoColumns} gap={part.gap ?? '4'}>
          <SpecFields spec={part.row} form={form} />
        </Grid>
      )
    const field = <SpecField key={part.name} field={part} form={form} />
    return part.place ? (
      <Box key={part.name} {...part.place}>
        {field}
      </Box>
    ) : (
      field
    )
  })
}

function SpecField<Draft extends object>({
  field,
  form,
}: {
  field: FieldSpec<Draft>
  form: FormState<Draft>
}) {
  const { name, kind = 'text', required, options = [], renderMark, input, change, normalize } = field
  const { draft, problems, set } = form
  const stored: unknown = draft[name]
  const value = String(stored ?? '')
  const setValue = (next: unknown) => set({ [name]: next } as Partial<Draft>)
  const setText = (text: string) => (change ? set(change(text, draft)) : setValue(text))
  const label = typeof field.label === 'function' ? field.label(draft) : field.label
  const described = {
    label,
    error: problems[name],
    help: typeof field.help === 'function' ? field.help(draft) : field.help,
    required: required !== undefined,
  }
  const texts = { ...described, name, value, ...input }
  switch (kind) {
    case 'date':
      return <DateField {...described} name={name} value={value} onValueChange={setText} />
    case 'time':
      return <TimeField {...texts} onChange={({ target }) => setText(target.value)} />
    case 'area':
      return (
        <TextAreaField
          {...described}
          name={name}
          value={value}
          {...(input?.rows ? { rows: input.rows } : {})}
          maxLength={input?.maxLength}
          onChange={({ target }) => setText(target.value)}
        />
      )
    case 'select':
      return <SelectField label={label} value={value} choices={options} onChange={setText} />
    case 'chips':
      return (
        <ChoiceChips
          label={label}
          options={options}
          chosen={stored as readonly string[]}
          onChange={setValue}
          {...(renderMark ? { renderMark } : {})}
        />
      )
    case 'switch':
      return <SwitchField label={label} checked={stored === true} onChange={setValue} />
    case 'text':
      return (
        <TextField
          autoComplete="off"
          {...texts}
          onChange={({ target }) => setText(target.value)}
          {...(normalize ? { onBlur: () => setValue(normalize(value)) } : {})}
        />
      )
  }
}

export const listFields = <Draft,>(spec: FormSpec<Draft>): FieldSpec<Draft>[] =>
  spec.flatMap((part) => (typeof part === 'function' ? [] : 'row' in part ? listFields(part.row) : [part]))

/** Returns the errors by field: of an empty field that is required, or of its check. */
export function checkSpec<Draft extends object>(spec: FormSpec<Draft>, draft: Draft): FieldErrors {
  const errors = listFields(spec).map(({ name, required, check }) => {
    const value = String(draft[name] ?? '')
    const isMissing = typeof required === 'string' && !value.trim()
    return [name, isMissing ? required : check?.(value, draft)]
  })
  return Object.fromEntries(errors.filter(([, error]) => error))
}

/** Returns the draft without spaces around its texts. */
function trimTexts<Draft extends object>(spec: FormSpec<Draft>, draft: Draft): Draft {
  const texts = listFields(spec).filter(({ kind = 'text' }) => kind === 'text' || kind === 'area')
  return {
    ...draft,
    ...Object.fromEntries(texts.map(({ name }) => [name, String(draft[name] ?? '').trim()])),
  }
}

type SpecDialogProps<Draft> = {
  title: string
  /** The dialog adds something; without it, it edits. */
  isNew?: boolean
  submit?: string
  spec: FormSpec<Draft>
  initial: Draft | (() => Draft)
  /** Gets a valid draft, its texts trimmed. Then the dialog closes with a toast. */
  onSubmit: (draft: Draft) => void
  onClose: () => void
  width?: string
  gap?: string
}

/** A dialog with the form of a specification. */
export function SpecDialog<Draft extends object>({
  isNew = false,
  submit = isNew ? 'Adicionar' : 'Salvar',
  spec,
  initial,
  onSubmit,
  ...dialog
}: SpecDialogProps<Draft>) {
  const { draft, set, problems, form } = useDraft({
    initial,
    validate: (draft) => checkSpec(spec, draft),
    onSubmit(draft) {
      onSubmit(trimTexts(spec, draft))
      dialog.onClose()
      notify.success(isNew ? 'Add Successfully' : 'Edit Successfully')
    },
  })
  return (
    <FormDialog {...dialog} submit={submit} form={form}>
      <SpecFields spec={spec} form={{ draft, set, problems }} />
    </FormDialog>
  )
}
