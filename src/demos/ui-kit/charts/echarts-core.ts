export { init, use } from 'echarts/core'
export { CanvasRenderer } from 'echarts/renderers'
