import { chakra, Flex } from '@chakra-ui/react'
import type { FormHTMLAttributes, ReactNode } from 'react'
import { FormButtons } from './form-buttons.tsx'
import { ModalDialog } from './modal-dialog.tsx'

type FormDialogProps = {
  title: string
  submit: string
  form: FormHTMLAttributes<HTMLFormElement>
  onClose: () => void
  width?: string | undefined
  /** Between the fields. */
  gap?: string | undefined
  children: ReactNode
}

/** A form in a modal dialog: its fields, a submit and a cancel button. */
export const FormDialog = ({
  title,
  submit,
  form,
  onClose,
  width = '520px',
  gap = '5',
  children,
}: FormDialogProps) => (
  <ModalDialog title={title} width={width} onClose={onClose}>
    <chakra.form {...form} autoComplete="off">
      <Flex direction="column" gap={gap}>
        {children}
        <FormButtons submit={submit} onCancel={onClose} />
      </Flex>
    </chakra.form>
  </ModalDialog>
)
