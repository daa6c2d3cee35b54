export const homePageMessages = {
  title: 'Things for the home, well made',
  description: 'Ceramics, lamps, wood and textiles chosen to be used every day.',
};
