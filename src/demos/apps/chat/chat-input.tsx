import { Box, chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { LuPaperclip, LuSendHorizontal, LuX } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { FileButton } from '@/ui/forms/file-button.tsx'
import { IconAction } from '../../parts/icon-action.tsx'
import { storedFileRules } from '../../parts/stored-file.ts'
import { StoredFileList } from '../../parts/stored-file-list.tsx'
import { type ContactSnapshot, type MessageSnapshot, readFirstName, summarize } from './chat.ts'
import { setDraft } from './chat-actions.ts'
import { EmojiPicker } from './emoji-picker.tsx'
import { feedView, setQuoted } from './feed-view.ts'
import { scheduleReply } from './reply-script.ts'
import { sendMessage } from './store.ts'
import type { MessageFiles } from './use-message-files.ts'

/** Storing each letter would write all messages again, so the draft waits for a pause of this length, in ms. */
const draftPause = 400

/** The time in ms in which a menu or popover that closes returns the focus to its button. */
const focusReturn = 60

type ChatInputProps = {
  contact: ContactSnapshot
  messages: readonly MessageSnapshot[]
  messageFiles: MessageFiles
}

/** The message field with files, emojis and the quoted message. It has the focus when the user opens the chat. */
export function ChatInput({ contact, messages, messageFiles }: ChatInputProps) {
  const { id, fullName, draft = '' } = contact
  const input = useRef<HTMLTextAreaElement>(null)
  const [content, setContent] = useState(draft)
  const { files, setFiles, attach } = messageFiles
  const { quoted, takesFocus } = useSnapshot(feedView)
  const quotedMessage = messages.find(({ time }) => time === quoted)
  useStoredDraft(id, content)

  useEffect(() => {
    if (!takesFocus) return
    input.current?.focus({ preventScroll: true })
    // A restored draft goes on at its end.
    input.current?.setSelectionRange(draft.length, draft.length)
  }, [takesFocus])
  useEffect(() => {
    if (!quoted) return
    const timer = setTimeout(() => input.current?.focus(), focusReturn)
    return () => clearTimeout(timer)
  }, [quoted])

  async function attachAndFocus(incoming: Iterable<File>) {
    await attach(incoming)
    input.current?.focus()
  }

  function send(event: FormEvent) {
    event.preventDefault()
    const isSent = sendMessage(content, {
      ...(quotedMessage ? { replyTo: quotedMessage.time } : {}),
      ...(files.length > 0 ? { files: [...files] } : {}),
    })
    setContent('')
    input.current?.focus()
    if (!isSent) return
    setFiles([])
    setQuoted(null)
    scheduleReply(id)
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Escape') setQuoted(null)
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }

  function insert(emoji: string) {
    const { selectionStart = content.length, selectionEnd = content.length } = input.current ?? {}
    setContent(content.slice(0, selectionStart) + emoji + content.slice(selectionEnd))
    setTimeout(() => {
      input.current?.focus()
      const caret = selectionStart + emoji.length
      input.current?.setSelectionRange(caret, caret)
    }, focusReturn)
  }

  return (
    <chakra.form onSubmit={send} px="3" pt="3" pb="2" borderTopWidth="1px" autoComplete="off">
      {quotedMessage && (
        <Flex align="center" gap="2" mb="2" ps="3" css={quoteBar}>
          <Box flex="1" minW="0" textStyle="small">
            <Text fontWeight="600" color="primary.fg">
              Resposta a {quotedMessage.sender === 'me' ? 'você' : readFirstName(fullName)}
            </Text>
            <Text truncate>{summarize(quotedMessage)}</Text>
          </Box>
          <IconAction label="Cancelar resposta" icon={<LuX />} onClick={() => setQuoted(null)} />
        </Flex>
      )}
      {files.length > 0 && (
        <Box mb="2">
          <StoredFileList
            label="Anexos desta mensagem"
            files={files}
            onRemove={(file) => {
              setFiles(files.filter((other) => other !== file))
              input.current?.focus()
            }}
          />
        </Box>
      )}
      <Flex gap="2" align="flex-end">
        <chakra.textarea
          ref={input}
          aria-label={`Mensagem para ${fullName}`}
          placeholder="Escreva uma mensagem"
          maxLength={2000}
          rows={1}
          css={field}
          value={content}
          onChange={({ target }) => setContent(target.value)}
          onKeyDown={handleKey}
          onPaste={({ clipboardData }) => {
            if (clipboardData.files.length > 0) void attachAndFocus([...clipboardData.files])
          }}
        />
        <IconButton type="submit" aria-label="Enviar" size="md" flexShrink="0">
          <LuSendHorizontal className="directed" />
        </IconButton>
      </Flex>
      <Flex wrap="wrap" align="center" columnGap="2" rowGap="1" mt="2">
        <FileButton
          icon={<LuPaperclip aria-hidden="true" />}
          text="Anexar"
          accept={storedFileRules.endings.join(',')}
          multiple
          onFiles={(chosen) => void attachAndFocus([...chosen])}
        />
        <EmojiPicker onPick={insert} />
        <Text color="fg.muted" textStyle="small" flex={{ base: '1 1 8rem', md: '1 1 12rem' }}>
          Um roteiro responde; nada sai deste navegador.
          <chakra.span hideBelow="md"> Enter envia; Shift + Enter quebra a linha.</chakra.span>
        </Text>
      </Flex>
    </chakra.form>
  )
}

/** Stores the unsent text after a pause, and at the latest when the chat closes. */
function useStoredDraft(contactId: string, content: string) {
  const unstored = useRef<string>(undefined)
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    unstored.current = content
    const timer = setTimeout(
      () => {
        unstored.current = undefined
        setDraft(contactId, content)
      },
      content ? draftPause : 0,
    )
    return () => clearTimeout(timer)
  }, [contactId, content])
  useEffect(() => {
    const store = () => {
      if (unstored.current !== undefined) setDraft(contactId, unstored.current)
      unstored.current = undefined
    }
    window.addEventListener('pagehide', store)
    return () => {
      window.removeEventListener('pagehide', store)
      store()
    }
  }, [contactId])
}

const quoteBar = {
  borderInlineStartWidth: '3px',
  borderColor: 'primary.solid',
  borderRadius: 'sm',
  bg: 'bg.subtle',
} as const

const field = {
  flex: '1',
  minW: '0',
  minH: '10',
  // About six lines.
  maxH: '36',
  fieldSizing: 'content',
  px: '3',
  py: '2.5',
  bg: 'transparent',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'control',
  focusVisibleRing: 'inside',
  resize: 'none',
} as const
