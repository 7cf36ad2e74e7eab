export default { build: { rolldownOptions: { input: ['index.html', 'alone.html'] } } };
