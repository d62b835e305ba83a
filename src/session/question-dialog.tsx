import { Text } from '@chakra-ui/react'
import { DialogButtons, TitledDialog } from '@/ui/dialog/titled-dialog.tsx'
import { Presence } from '@/ui/motion/presence.tsx'
import type { OpenQuestion } from './ask-first.ts'

/** Shows the question of `askFirst`. */
export default function QuestionDialog({ question }: { question: OpenQuestion | undefined }) {
  return <Presence>{question && <Content {...question} />}</Presence>
}

const Content = ({ title, text, action, answer }: OpenQuestion) => (
  <TitledDialog role="alertdialog" title={title} width="420px" onDismiss={() => answer(false)}>
    <Text>{text}</Text>
    <DialogButtons action={action} onAction={() => answer(true)} onCancel={() => answer(false)} />
  </TitledDialog>
)
