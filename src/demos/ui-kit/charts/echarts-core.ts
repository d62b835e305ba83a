// A chunk of its own: together with the parts it would exceed the limit of a chunk.
export { init, use } from 'echarts/core'
export { CanvasRenderer } from 'echarts/renderers'
