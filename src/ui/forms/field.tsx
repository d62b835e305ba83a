import { Box, chakra, type HTMLChakraProps, type RecipeProps, useRecipe } from '@chakra-ui/react'
import { createContext, type ReactNode, type RefAttributes, use, useId } from 'react'

export type FormFieldProps = {
  label: string
  error?: string | undefined
  help?: ReactNode
  required?: boolean | undefined
  children: ReactNode
}

/**
 * A labelled control with help and error, linked for screen readers. The control inside gets its attributes
 * from `useFieldControl`, as `Input` does. Chakra's Field would add 5 kB to the first load.
 */
export function FormField({ label, error, help, required = false, children }: FormFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const helpId = `${id}-help`
  const described = [error && errorId, help && helpId].filter(Boolean).join(' ')
  const control: FieldControl = {
    id,
    required,
    ...(error ? { 'aria-invalid': true as const } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
  }
  return (
    <Box display="flex" flexDirection="column" gap="1.5" width="full" minW="0">
      <chakra.label htmlFor={id} fontWeight="500">
        {label}
        {required && (
          // Portuguese text runs to the right in both directions, so the gap is at both sides.
          <chakra.span aria-hidden="true" color="fg.error" mx="1">
            *
          </chakra.span>
        )}
      </chakra.label>
      <FieldControlContext value={control}>{children}</FieldControlContext>
      {help && (
        <Box id={helpId} color="fg.muted" textStyle="small">
          {help}
        </Box>
      )}
      {error && (
        <Box id={errorId} color="fg.error" textStyle="small" fontWeight="500">
          {error}
        </Box>
      )}
    </Box>
  )
}

type TextFieldProps = Omit<FormFieldProps, 'children'> & Omit<InputProps, 'required'>

export function TextField({ label, error, help, required, ...input }: TextFieldProps) {
  return (
    <FormField label={label} error={error} help={help} required={required}>
      <Input {...input} />
    </FormField>
  )
}

export type InputProps = HTMLChakraProps<'input'> & RecipeProps<'input'> & RefAttributes<HTMLInputElement>

export function Input(props: InputProps) {
  const recipe = useRecipe({ key: 'input' })
  const [variants, { css, ...rest }] = recipe.splitVariantProps(props)
  return <chakra.input {...useFieldControl()} {...rest} css={[recipe(variants), css]} />
}

type FieldControl = {
  id: string
  required: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

const FieldControlContext = createContext<FieldControl | null>(null)

/** Returns the attributes for a control inside a FormField; none outside. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldControlContext) ?? {}
}
