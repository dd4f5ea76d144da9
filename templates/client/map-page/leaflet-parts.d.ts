/** The parts of Leaflet by their files. Its own types describe only the whole. */
declare module 'leaflet/src/map/index.js' {
  export { Map } from 'leaflet'
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet'
}
declare module 'leaflet/src/layer/SVGOverlay.js' {
  export { SVGOverlay } from 'leaflet'
}
declare module 'leaflet/src/layer/Popup.js' {
  export { Popup } from 'leaflet'
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker } from 'leaflet'
}
declare module 'leaflet/src/layer/marker/DivIcon.js' {
  export { DivIcon } from 'leaflet'
}
declare module 'leaflet/src/geo/LatLng.js' {
  export { LatLng } from 'leaflet'
}
