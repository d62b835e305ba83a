import { chakra, Flex } from '@chakra-ui/react'
import type { FormHTMLAttributes, ReactNode } from 'react'
import { FormButtons } from './form-buttons.tsx'
import { ModalDialog } from './modal-dialog.tsx'

type FormDialogProps = {
  title: string
  submit: string
  form: FormHTMLAttributes<HTMLFormElement>
  onClose: () => void
  children: ReactNode
}

/** A form in a modal dialog: its fields, a submit and a cancel button. */
export const FormDialog = ({ title, submit, form, onClose, children }: FormDialogProps) => (
  <ModalDialog title={title} width="520px" onClose={onClose}>
    <chakra.form {...form} autoComplete="off">
      <Flex direction="column" gap="5">
        {children}
        <FormButtons submit={submit} onCancel={onClose} />
      </Flex>
    </chakra.form>
  </ModalDialog>
)
