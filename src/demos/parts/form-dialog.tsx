import { chakra, Flex, Heading } from '@chakra-ui/react'
import type { FormHTMLAttributes, ReactNode } from 'react'
import { ModalDialog } from '@/ui/modal-dialog.tsx'
import { FormButtons } from './form-buttons.tsx'

type FormDialogProps = {
  title: string
  /** What its button says. */
  submit: string
  /** The handlers of the form. */
  form: FormHTMLAttributes<HTMLFormElement>
  onClose: () => void
  children: ReactNode
}

/** A form in a modal dialog: its fields, and a button to do it and one to leave it. */
export function FormDialog({ title, submit, form, onClose, children }: FormDialogProps) {
  return (
    <ModalDialog
      aria-label={title}
      onLeave={onClose}
      width="min(520px, calc(100vw - 32px))"
      maxH="calc(100dvh - 32px)"
      m="auto"
      borderWidth="1px"
      borderRadius="panel"
      boxShadow="xl"
    >
      <chakra.form {...form} autoComplete="off" p={{ base: '5', md: '6' }}>
        <Heading as="h2" textStyle="h2" mb="5">
          {title}
        </Heading>
        <Flex direction="column" gap="5">
          {children}
          <FormButtons submit={submit} onCancel={onClose} />
        </Flex>
      </chakra.form>
    </ModalDialog>
  )
}
