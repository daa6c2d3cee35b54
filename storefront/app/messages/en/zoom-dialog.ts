export const zoomMessages = {
  picture: (at: number, count: number) => `Image ${at} of ${count}`,
  closeZoom: 'Close',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previous: 'Previous image',
  next: 'Next image',
};
