import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { FormField, type FormFieldProps, useFieldControl } from '@/ui/forms/field.tsx'

type AreaProps = Omit<HTMLChakraProps<'textarea'>, 'required'>

/** A textarea with label, help and error; other props go to the control. */
export function TextAreaField({
  label,
  error,
  help,
  required,
  ...area
}: Omit<FormFieldProps, 'children'> & AreaProps) {
  return (
    <FormField label={label} error={error} help={help} required={required}>
      <Area {...area} />
    </FormField>
  )
}

function Area(props: AreaProps) {
  return (
    <chakra.textarea
      {...useFieldControl()}
      rows={3}
      width="full"
      px="3"
      py="2"
      bg="transparent"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="control"
      focusVisibleRing="inside"
      resize="vertical"
      {...props}
    />
  )
}
