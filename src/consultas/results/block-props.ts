import type { Json } from '@manifest/schema/consulta.ts'
import type { Block } from '@manifest/schema/result.ts'

/** What a block of a result gets: its layout and the whole answer. */
export type BlockProps<B extends Block = Block> = { block: B; answer: Json }
