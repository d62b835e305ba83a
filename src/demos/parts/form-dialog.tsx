import { Button, chakra, Flex, Heading } from '@chakra-ui/react'
import { type FormHTMLAttributes, type ReactNode, useId } from 'react'
import { ModalDialog } from './modal-dialog.tsx'

type FormDialogProps = {
  title: string
  /** What its button says. */
  submit: string
  /** The handlers of the form. */
  form: FormHTMLAttributes<HTMLFormElement>
  onClose: () => void
  /** A further action, at the start of the row of buttons. */
  extra?: ReactNode
  children: ReactNode
}

/** A form in a modal dialog: its fields, and a button to do it and one to leave it. */
export function FormDialog({ title, submit, form, onClose, extra, children }: FormDialogProps) {
  const id = useId()
  return (
    <ModalDialog
      aria-labelledby={id}
      onClose={onClose}
      width="min(520px, calc(100vw - 32px))"
      maxH="calc(100dvh - 32px)"
      m="auto"
      borderWidth="1px"
      borderRadius="panel"
      boxShadow="xl"
    >
      <chakra.form {...form} autoComplete="off" p={{ base: '5', md: '6' }}>
        <Heading as="h2" id={id} textStyle="h2" mb="5">
          {title}
        </Heading>
        <Flex direction="column" gap="5">
          {children}
        </Flex>
        <Flex gap="2" mt="6" wrap="wrap" align="center" justify="flex-end">
          {extra && <Flex me="auto">{extra}</Flex>}
          <Button variant="outline" colorPalette="neutral" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit">{submit}</Button>
        </Flex>
      </chakra.form>
    </ModalDialog>
  )
}
