#include "core/safety/detector/tables.hpp"

#include <array>

namespace evenkeel::safety::detector {

namespace {

constexpr auto kPhrases = std::to_array<Phrases>({
    sign(Sign::wish, 3, R"(
        matarme|suicidarme|ahorcarme
        me ~1 quiero|voy|quisiera|pienso a? tirar|lanzar|arrojar|matar|suicidar|ahorcar
        me voy|quiero|pienso a? matar|suicidar|quitar
        me mato|suicido
        quitarme la vida
        me quito|quite|quitaria la vida
        terminar|acabar con mi vida|todo|mi
        acabar con ~1 todo
        poner|ponerle fin a mi|todo
        tirarme|lanzarme|arrojarme ~1 de|del|desde|al|a|por ~1 puente|tren|balcon|ventana|edificio|azotea|vias|metro
        cortarme las venas
        tomarme|tomar todas las pastillas
    )"),
    sign(Sign::death_wish, 3, R"(
        quiero|quisiera|deseo|necesito ~1 morir|morirme
        me quiero|quisiera morir
        me queria morir ~1 hoy|ayer|anoche
        quiero|quisiera|desearia|ojala|deseo estar|estuviera|estuviese muerta|muerto
        ganas de morir|morirme|matarme|suicidarme
        preferiria|prefiero ~1 morir|morirme|muerto|muerta|estar
        mejor ~1 muerto|muerta
        ojala|quisiera ~1 me|estuviera ~1 muriera|muera|muerto|muerta|muriese
    )"),
    sign(Sign::thoughts, 3, R"(
        pienso|pensando|pensado|pensar|piense|pensamientos|ideas ~2 suicidio|suicidarme|matarme|morir|morirme|suicidas|quitarme
        pensamientos|ideas|ideacion suicidas|suicida|suicidio
        soy|estoy|me siento? suicida
        el suicidio ~3 salida|opcion|solucion|cabeza|mente
        carta de despedida|suicidio
        manera|forma|formas|maneras ~2 de ~1 morir|matarme|suicidarme
    )"),
    sign(Sign::passive, 2, R"(
        no quiero|quisiera|deseo ~1 vivir|seguir|despertar|despertarme|existir
        ya no quiero ~1 vivir|seguir|despertar|existir|estar|nada
        no quiero ~1 estar ~1 aqui|viva|vivo|mas
        no quiero ~1 seguir viviendo|viva|vivo|asi|adelante|aqui
        ojala no ~2 despertara|despertar|despertarme|nacido|despierte|existiera|despertase|amanezca|amaneciera
        ojala nunca ~2 nacido|despertara|despierte
        quisiera|desearia|quiero ~1 no ~2 despertar|nacido|existir|despertarme|haber
        nunca|no ~1 haber nacido
        dormir|dormirme ~1 y no|nunca
        no ~1 despertar|despertarme nunca|mas|jamas
        voy a|quiero desaparecer ~2 siempre
        quiero desaparecer
        quiero|quisiera ~1 desaparecer
        quiero que ~1 todo ~1 termine|acabe|pare
        cansado|cansada|harta|harto de vivir|existir|la|esta ~1 vida?
        no tengo|hay|encuentro|veo ~1 razones|razon|motivos|motivo|ganas|ninguna ~1 para|de ~1 vivir|seguir|existir
        sin ganas|razones|motivos de|para vivir|seguir
        no vale la pena ~1 vivir|seguir|vida
        la vida no ~2 vale|sentido|merece
        mi vida no ~1 vale|sentido|tiene|importa
        para que|qué ~1 vivir|sigo|vivo|seguir viviendo|vivo|?
        no merezco vivir
        no me importa|importaria ~1 si|morir|vivir ~2 muero|morir|vivo|muriera|?
        seria mejor ~1 si|que|no ~1 yo|estar|muriera|muerta|muerto|existiera|existir|estuviera
        unica|la|hay|veo ~1 salida . ~2
        no ~1 veo|hay|tengo|encuentro ~1 salida
        la unica salida
    )"),
    sign(Sign::hopeless, 2, R"(
        nada|ya|vida ~1 tiene sentido
        no ~1 veo|encuentro ~1 sentido ~2 nada|vida|vivir|esto|todo
        nada ~2 va a? ~1 cambiar|mejorar
        no hay|tengo|queda ~1 esperanza|esperanzas|futuro
        sin esperanza|esperanzas|salida|futuro
        nunca ~2 va|voy a ~1 mejorar|estar|cambiar
        perdi|perdido ~1 toda? la? esperanza
    )"),
    sign(Sign::burden, 2, R"(
        mejor|felices|tranquilos|bien sin mi
        sin mi ~3 mejor|felices|tranquilos
        soy ~1 una|un ~1 carga|estorbo|lastre
        una carga para
        solo|solamente estorbo|molesto
        a nadie le|me ~1 importo|importa|importaria|extranaria|falta
        nadie me ~1 extranaria|extrana|echaria|necesita|va
        nadie ~1 notaria|lloraria
    )"),
    sign(Sign::worn_out, 2, R"(
        no puedo mas .
        ya no puedo|aguanto|doy ~1 mas|seguir
        ya no puedo|aguanto .
        no ~1 aguanto|soporto mas .
        no ~1 aguanto|soporto mas esta|este|vivir|la|el ~1 vida|dolor|asi|nada
        no ~1 puedo ~1 seguir ~1 asi|viviendo|adelante|mas|luchando
        no ~1 puedo seguir .
        no tengo ~1 fuerzas
        sin fuerzas para
        me rindo
        cansado|cansada de luchar|todo|sufrir|fingir
    )"),
    sign(Sign::empty, 1, R"(
        me odio
        odio mi vida
        no valgo|sirvo ~1 nada|para
        me siento ~1 vacio|vacia|inutil|nada
        soy un? fracaso|inutil|basura
    )"),
    sign(Sign::alone, 1, R"(
        estoy|siento|me ~1 completamente|tan|muy|solo|sola solo|sola|?
        nadie me quiere|entiende|escucha
    )"),
    sign(Sign::distress, 1, R"(
        triste|deprimida|deprimido|desesperada|desesperado|ansiedad|angustia|angustiada|angustiado|llorando|llore|lloro|agobiada|agobiado|agotada|agotado|panico|abrumada|abrumado|tristeza
        me siento ~1 mal|fatal|perdida|perdido|sola|solo
    )"),
});

} // namespace

std::span<Phrases const> spanish_wishes() {
    return kPhrases;
}

} // namespace evenkeel::safety::detector
