import { Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { LuEye, LuSend, LuTrash2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { snapshot } from 'valtio/vanilla'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { TextField } from '@/ui/forms/field.tsx'
import { Presence } from '@/ui/motion/presence.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { dayFromToday } from '../../../parts/days.ts'
import { focusTitle } from '../../../parts/focus-title.ts'
import { ModalDialog } from '../../../parts/modal-dialog.tsx'
import { RichTextField } from '../../../parts/rich-text/rich-text-field.tsx'
import { SelectField } from '../../../parts/select-field.tsx'
import { TextAreaField } from '../../../parts/text-area-field.tsx'
import { useDraft } from '../../../parts/use-draft.ts'
import { type ArticleCategory, categories } from '../article.ts'
import { ArticleText } from '../article-text.tsx'
import {
  type ArticleFields,
  blankFields,
  fieldsToArticle,
  maxTitleLength,
  validateArticle,
} from '../own-article.ts'
import { blog, discardArticleDraft, publishArticle, saveArticleDraft } from '../store.ts'
import { useBlogPaths } from '../use-blog-paths.ts'
import { CoverField } from './cover-field.tsx'
import { TagField } from './tag-field.tsx'

const categoryChoices = Object.entries(categories).map(([value, label]) => ({ value, label }))

/** The draft if there is one, or else the published article, or a blank one. */
function readInitial(id: string): ArticleFields {
  const { drafts, ownArticles } = snapshot(blog)
  const stored = drafts.find((draft) => draft.id === id) ?? ownArticles.find((own) => own.id === id)
  if (!stored) return blankFields
  const { title, summary, category, tags, cover, body } = stored
  return { title, summary, category, tags, cover, body }
}

/** Writes or edits an own article. Each change is stored as a draft at once. */
export default function ArticleEditor({ id }: { id: string }) {
  const authorName = fullName(useSnapshot(auth).profile)
  const { drafts, ownArticles } = useSnapshot(blog)
  const [isPreview, setPreview] = useState(false)
  const navigate = useNavigateTo()
  const { list, article: pathTo } = useBlogPaths()
  const published = ownArticles.find((own) => own.id === id)
  const savedAt = drafts.find((draft) => draft.id === id)?.savedAt

  const {
    draft,
    set: setDraft,
    problems,
    form,
  } = useDraft<ArticleFields>({
    initial: () => readInitial(id),
    validate: validateArticle,
    onSubmit: (fields) => {
      publishArticle(id, fields, authorName)
      void notify.success(published ? 'Edit Successfully' : 'Add Successfully')
      navigate(pathTo(id))
    },
  })

  // The URL changed without a change of the page, so nothing else moves the focus.
  useEffect(focusTitle, [])

  function set(changes: Partial<ArticleFields>) {
    setDraft(changes)
    saveArticleDraft(id, { ...draft, ...changes })
  }

  function discard() {
    discardArticleDraft(id)
    navigate(published ? pathTo(id) : list)
  }

  return (
    <>
      <PageHeader
        title={published ? 'Editar artigo' : 'Novo artigo'}
        description="O rascunho é salvo neste navegador enquanto você escreve."
        actions={
          <ButtonLink to={list} variant="outline">
            Todos os artigos
          </ButtonLink>
        }
      />
      <chakra.form {...form}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' }}
          gap={{ base: '4', md: '6' }}
          alignItems="start"
        >
          <Panel>
            <Grid gap="5" templateColumns="minmax(0, 1fr)">
              <TextField
                label="Título"
                name="title"
                required
                autoComplete="off"
                maxLength={maxTitleLength}
                value={draft.title}
                error={problems.title}
                onChange={({ target }) => set({ title: target.value })}
              />
              <TextAreaField
                label="Resumo"
                name="summary"
                required
                rows={2}
                maxLength={240}
                value={draft.summary}
                error={problems.summary}
                onChange={({ target }) => set({ summary: target.value })}
              />
              <RichTextField
                label="Texto"
                name="body"
                required
                minHeight="320px"
                placeholder="Conte o que você descobriu. Títulos viram o índice do artigo."
                initial={draft.body}
                error={problems.body}
                onChange={(body) => set({ body })}
              />
            </Grid>
          </Panel>
          <Grid gap={{ base: '4', md: '6' }} templateColumns="minmax(0, 1fr)">
            <Panel title="Publicação">
              <Text color="fg.muted" mb="4">
                {savedAt ? (
                  <>
                    Rascunho salvo <RelativeTime at={savedAt} />.
                  </>
                ) : published ? (
                  'Publicado, sem alterações.'
                ) : (
                  'Nada escrito ainda.'
                )}{' '}
                Publicado, o artigo aparece só neste navegador.
              </Text>
              <Flex gap="2" wrap="wrap" css={{ '& > button': { flex: '1 1 auto' } }}>
                <Button type="submit">
                  <LuSend aria-hidden="true" />
                  {published ? 'Publicar alterações' : 'Publicar'}
                </Button>
                <Button variant="outline" aria-haspopup="dialog" onClick={() => setPreview(true)}>
                  <LuEye aria-hidden="true" />
                  Prévia
                </Button>
                {savedAt && (
                  <Button variant="outline" colorPalette="danger" onClick={discard}>
                    <LuTrash2 aria-hidden="true" />
                    Descartar rascunho
                  </Button>
                )}
              </Flex>
            </Panel>
            <Panel title="Detalhes">
              <Grid gap="5" templateColumns="minmax(0, 1fr)">
                <SelectField
                  label="Categoria"
                  value={draft.category}
                  choices={categoryChoices}
                  onChange={(category) => set({ category: category as ArticleCategory })}
                />
                <TagField tags={draft.tags} onChange={(tags) => set({ tags })} />
                <CoverField
                  category={draft.category}
                  cover={draft.cover}
                  onChange={(cover) => set({ cover })}
                />
              </Grid>
            </Panel>
          </Grid>
        </Grid>
      </chakra.form>
      <Presence>
        {isPreview && (
          <ModalDialog title={draft.title || 'Sem título'} width="860px" onClose={() => setPreview(false)}>
            <ArticleText
              article={fieldsToArticle(id, draft, { authorName, date: published?.date ?? dayFromToday(0) })}
            />
          </ModalDialog>
        )}
      </Presence>
    </>
  )
}
