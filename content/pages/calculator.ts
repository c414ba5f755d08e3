/** `/zonnepanelen`: §9, in words. */
export const assumptionTexts = {
  title: 'Zo rekent de calculator',
  lists: [
    {
      title: 'Waarmee de calculator rekent',
      points: [
        'Panelen van 400 Wp. Op een gunstig dak is dat 340 kWh per paneel per jaar.',
        'De richting: zuid telt helemaal mee, oost en west voor 85%, noord voor 60%.',
        'De hoek: van 15 tot en met 45 graden is het gunstigst.',
        'Een besparing van 25 cent per kWh, over de hele opbrengst.',
      ],
    },
    {
      title: 'Wat wij bij u thuis bekijken',
      points: [
        'De schaduw van bomen, schoorstenen en dakkapellen.',
        'De staat van uw dak en de ruimte in uw meterkast.',
        'Hoeveel stroom u zelf gebruikt. Wat u vanaf 1 januari 2027 teruglevert, brengt minder op.',
        'Of er subsidie is. De 15% in de uitkomst is een rekenpost, geen toezegging.',
      ],
    },
  ],
} as const;
